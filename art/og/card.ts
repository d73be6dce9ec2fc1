import { readFile } from 'node:fs/promises'
import { amber, haze, ink, marigold, night } from '../kit/palette.ts'

const font = new URL(
  '../../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  import.meta.url,
)

/** The mark as web/kit/layout/logo.tsx draws it. */
export const mark = (line: string, deck: string) =>
  `<path d="M4.4 4L28.5 25M5.9 9.25L23.9 25M7.4 14.5L19.3 25M8.9 19.75L14.7 25" stroke="${line}" stroke-width="1.25"/>` +
  `<path d="M10.4 25.5L4 3.5" stroke="${line}" stroke-width="3"/><path d="M1.75 26.5h28.5" stroke="${deck}" stroke-width="3.5"/>`

export type Card = { title: string; art: string; layout: 'night' | 'panel' | 'foot' }

const styles = `
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${ink}; color: ${haze}; font-family: Anek }
  .art { position: absolute; display: flex }
  .art svg { display: block }
  .panel .art { right: 0; bottom: 0 }
  .foot .art { left: 0; bottom: 0; max-height: 352px; overflow: hidden }
  .night .art { left: 0; top: -22px }
  .words { position: absolute; left: 64px; top: 44px; right: 64px }
  .brand { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 700; font-stretch: 125%; letter-spacing: -0.02em }
  .brand span { font-weight: 400; font-stretch: 100%; letter-spacing: 0 }
  h1 { margin-top: 20px; font-weight: 700; font-stretch: 125%; letter-spacing: -0.025em; line-height: 1.04; text-wrap: balance }
  .night .words { top: 64px; right: 400px }
  .night h1 { margin-top: 120px }
`

/** One card for every page: the name, the title, and a picture from the same family. */
export async function cardPage({ title, art, layout }: Card) {
  const face = (await readFile(font)).toString('base64')
  const size = title.length < 24 ? 100 : title.length < 34 ? 72 : 60
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Anek; font-weight: 100 800; font-stretch: 75% 125%; src: url(data:font/woff2;base64,${face}) }${styles}</style>
  <body class="${layout}"><div class="art">${art}</div><div class="words">
  <p class="brand"><svg width="60" height="60" viewBox="0 0 32 32" fill="none" stroke-linecap="round">${mark(haze, marigold)}</svg><b>Kaushal <span>Techbridge</span></b></p>
  <h1 style="font-size:${size}px">${title.replace('&', '&amp;')}</h1></div>`
}

/** The left of the panel: the pylon and its stays, standing on the same deck as the picture beside them. */
export const approach = (width: number, height: number, deck: number, [lit, shade] = [8, 4]) => {
  const foot = 240
  const stays = [1, 2, 3, 4, 5].map((i) => {
    const share = i / 5
    return `M${foot - 0.29 * 228 * share} ${deck - 228 * share}L${foot + 40 + share * 280} ${deck}`
  })
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round"><path fill="${night}" d="M0 ${deck}h${width}v${height - deck}H0z"/><path stroke="#9aa0ff" stroke-width="3" d="${stays.join('')}"/><path stroke="${haze}" stroke-width="12" d="M${foot} ${deck}L${foot - 0.29 * 236} ${deck - 236}"/><path fill="${marigold}" d="M0 ${deck}h${width}v${lit}H0z"/><path fill="${amber}" d="M0 ${deck + lit}h${width}v${shade}H0z"/></svg>`
}
