type Stroke = { width?: number; dash?: string; cap?: 'butt' }

/** One decimal is a tenth of a pixel: enough for any screen, and it keeps the files small. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export const plane = (fill: string, ...d: string[]) => `<path fill="${fill}" d="${d.join('')}"/>`

export const line = (stroke: string, d: string, { width = 4, dash, cap }: Stroke = {}) =>
  `<path stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}${
    cap ? ` stroke-linecap="${cap}"` : ''
  } d="${d}"/>`

/** A plane that is outlined, so that it reads on a ground of nearly its own colour. */
export const outlined = (fill: string, stroke: string, d: string, width = 4) =>
  `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`

export const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const rounded = (x: number, y: number, w: number, h: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1-${r} ${r}h${n(
    2 * r - w,
  )}a${r} ${r} 0 0 1-${r}-${r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r}-${r}z`

export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

export const polygon = (...points: [number, number][]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

export const moved = (x: number, y: number, content: string) =>
  `<g transform="translate(${n(x)} ${n(y)})">${content}</g>`

/** Round caps and no fill unless a plane asks for one: said once here, so that the parts need not. */
export const picture = (width: number, height: number, ...content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>\n`
