// One cartridge, standing, 6 wide and 16 high, and where the cartridges of a card stand side by side.

export const CASE = 'M0.4 7.2H5.6V14H6V16H0V14H0.4Z';
export const TIP = 'M0.8 7.2C0.8 3.6 1.8 1.2 3 0C4.2 1.2 5.2 3.6 5.2 7.2Z';
export const STEP = 7.6;

export function widthOf(points: number): number {
  return points * STEP - (STEP - 6);
}
