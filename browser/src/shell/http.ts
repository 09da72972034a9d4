// HTTP requests. A failure is an ApiError with a code that has a text.

import type {
  Board,
  BotRating,
  CardFace,
  CourseForm,
  DealForm,
  DealResult,
  Glance,
  HandOver,
  Hint,
  JoinTable,
  NewTable,
  PlayDeal,
  PlayOn,
  PuzzleForm,
  PuzzleSet,
  PuzzleVerdict,
  ReplayPage,
  ReviewForm,
  RulesForm,
  Seated,
  ShelvedGame,
  TableInfo,
  TextsForm,
  ThenAndNow,
  Today,
} from './api';

export class ApiError extends Error {
  readonly status: number;
  readonly field: string;
  readonly code: string;
  readonly params: Record<string, unknown>;

  constructor(status: number, field: string, code: string, params: Record<string, unknown> = {}) {
    super(`${status} ${field} ${code}`);
    this.status = status;
    this.field = field;
    this.code = code;
    this.params = params;
  }
}

/** True if the requested thing does not exist. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

interface ErrorForm {
  error?: { field?: string; code?: string; params?: Record<string, unknown> };
}

export async function request<T>(path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
  const post = body !== undefined;
  let response: Response;
  try {
    response = await fetch(path, {
      method: post ? 'POST' : 'GET',
      headers: post ? { 'Content-Type': 'application/json', 'X-Shambles': '1', ...more } : more,
      ...(post ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError(0, '', 'unreachable');
  }
  const form: unknown = await response.json().catch(() => null);
  if (response.ok) return form as T;
  const error = (form as ErrorForm | null)?.error;
  throw new ApiError(response.status, error?.field ?? '', error?.code ?? `http-${response.status}`, error?.params);
}

const puzzles = (game: string, what = ''): string => `/api/games/${encodeURIComponent(game)}/puzzles${what}`;
const table = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  reach: () => request<string[]>('/api/reach'),
  games: (lang: string) => request<ShelvedGame[]>(`/api/games?lang=${lang}`),
  rules: (game: string, lang: string) => request<RulesForm>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  texts: (game: string, lang: string) =>
    request<TextsForm>(`/api/games/${encodeURIComponent(game)}/texts?lang=${lang}`),
  page: (name: string, lang: string) => request<TextsForm>(`/api/texts/${name}?lang=${lang}`),
  lessons: (game: string) => request<CourseForm[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
  cards: (game: string, lang: string) =>
    request<CardFace[]>(`/api/games/${encodeURIComponent(game)}/cards?lang=${lang}`),
  tableCards: (id: string, lang: string) => request<CardFace[]>(table(id, `/cards?lang=${lang}`)),
  botRatings: (game: string) => request<BotRating[]>(`/api/games/${encodeURIComponent(game)}/ratings`),
  openTables: (after = '') => request<TableInfo[]>(`/api/tables?after=${encodeURIComponent(after)}`),
  create: (wanted: NewTable) => request<Seated>('/api/tables', wanted),
  glance: (id: string) => request<Glance>(table(id, '/glance')),
  look: (id: string) => request<TableInfo>(table(id)),
  join: (id: string, wanted: JoinTable) => request<Seated>(table(id, '/join'), wanted),
  fill: (id: string) => request<TableInfo>(table(id, '/fill'), {}),
  claim: (id: string, token: string) => request<Seated>(table(id, '/claim'), { token }),
  link: (id: string) => request<Seated>(table(id, '/link'), {}),
  leave: (id: string) => request<TableInfo>(table(id, '/leave'), {}),
  handOver: (id: string, bot: HandOver['bot']) => request<TableInfo>(table(id, '/bot'), { bot }),
  remove: (id: string, seat: number) => request<TableInfo>(table(id, '/remove'), { seat }),
  hint: (id: string, ask: number, lang: string) => request<Hint>(table(id, `/hint?lang=${lang}`), { ask }),
  playOn: (id: string, wanted: PlayOn) => request<Seated>(table(id, '/play-on'), wanted),
  then: (id: string, lang: string) => request<ThenAndNow>(table(id, `/then?lang=${lang}`)),
  rematch: (id: string) => request<Seated>(table(id, '/rematch'), {}),
  beginReview: (id: string) => request<ReviewForm>(table(id, '/review'), {}),
  review: (id: string) => request<ReviewForm>(table(id, '/review')),
  deal: (deal: string, seat: number) => request<DealForm>(`/api/deals/${encodeURIComponent(deal)}?seat=${seat}`),
  playDeal: (deal: string, wanted: PlayDeal) => request<Seated>(`/api/deals/${encodeURIComponent(deal)}`, wanted),
  today: (lang: string) => request<Today>(`/api/daily?lang=${lang}`),
  playDaily: (deal: string, name: string) => request<Seated>(`/api/daily/${encodeURIComponent(deal)}`, { name }),
  board: (deal: string, lang: string) => request<Board>(`/api/daily/${encodeURIComponent(deal)}?lang=${lang}`),
  weighDeal: (id: string) => request<DealResult[]>(table(id, '/deal'), {}),
  compareDeal: (id: string) => request<DealResult[]>(table(id, '/deal')),
  puzzles: (game: string) => request<PuzzleSet[]>(puzzles(game)),
  puzzle: (game: string, id: string, lang: string) =>
    request<PuzzleForm>(puzzles(game, `/${encodeURIComponent(id)}?lang=${lang}`)),
  answerPuzzle: (game: string, id: string, choice: string, lang: string) =>
    request<PuzzleVerdict>(puzzles(game, `/${encodeURIComponent(id)}?lang=${lang}`), { choice }),
  moments: (id: string, seat: number | null) =>
    request<number[]>(table(id, seat === null ? '/moments' : `/moments?seat=${seat}`)),
  moment: (id: string, number: string, lang: string) =>
    request<PuzzleForm>(table(id, `/moments/${number}?lang=${lang}`)),
  answerMoment: (id: string, number: string, choice: string, lang: string) =>
    request<PuzzleVerdict>(table(id, `/moments/${number}?lang=${lang}`), { choice }),
  replay: (id: string, viewpoint: string, since: number, lang: string) =>
    request<ReplayPage>(table(id, `/replay?viewpoint=${viewpoint}&since=${since}&lang=${lang}`)),
};
