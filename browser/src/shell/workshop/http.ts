// Requests of the workshop.

import type { BoxForm, BoxSeen, LookAtBox, SharedBox, TrialForm, TryBox } from '../api';
import { ApiError, request } from '../http';

const box = (game: string, kind: string, what = ''): string =>
  `/api/games/${encodeURIComponent(game)}/boxes/${encodeURIComponent(kind)}${what}`;

export const workshop = {
  form: (game: string, kind: string) => request<BoxForm>(box(game, kind)),
  look: (game: string, kind: string, wanted: LookAtBox, lang: string) =>
    request<BoxSeen>(`/api/looks/${encodeURIComponent(game)}/${encodeURIComponent(kind)}?lang=${lang}`, wanted),
  share: (game: string, kind: string, text: string) => request<SharedBox>(box(game, kind), { text }),
  shared: (id: string) => request<SharedBox>(`/api/boxes/${encodeURIComponent(id)}`),
};

// Progress of a trial as a stream: a line of JSON each time, until the request is aborted.
export async function tryBox(
  of: { game: string; kind: string },
  wanted: TryBox,
  lang: string,
  tell: (form: TrialForm) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(box(of.game, of.kind, `/trial?lang=${lang}`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shambles': '1' },
    body: JSON.stringify(wanted),
    signal,
  });
  if (!response.ok || !response.body) {
    const { error } = ((await response.json().catch(() => null)) ?? {}) as {
      error?: { field?: string; code?: string; params?: Record<string, unknown> };
    };
    throw new ApiError(response.status, error?.field ?? '', error?.code ?? `http-${response.status}`, error?.params);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (begun + (value ?? '')).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) tell(JSON.parse(line) as TrialForm);
    if (done) return;
  }
}
