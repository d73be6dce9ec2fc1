/** Draws the pictures that a shared link shows (Open Graph): node art/cards.ts [name …], for example `home course-3`. */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'

const mediaFolder = new URL('../web/public/media/', import.meta.url)
const fontFile = new URL(
  '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  import.meta.url,
)
const [ink, haze, night, marigold, amber] = ['#171a3b', '#eef0fb', '#0f1230', '#f2a01e', '#d98508']

const courseTitles = [
  'Full-Stack Web Development',
  'Frontend Development',
  'Backend Development',
  'Mobile App Development',
  'JavaScript & TypeScript Mastery',
  'Cloud & Server Management',
  'Database Management',
  'DevOps & CI/CD',
  'Microservices Architecture',
  'Data Structures & Interview Preparation',
]

type Card = { title: string; layout: 'night' | 'panel' | 'foot'; art: string }

const read = (name: string) => readFile(new URL(name, mediaFolder))
let drawn = 0
/** Several drawings share one page, so the ids inside each must be its own. */
async function drawing(name: string, width: number, height: number): Promise<string> {
  const id = `a${(drawn += 1)}`
  const svg = (await read(`${name}.svg`)).toString()
  return svg
    .replaceAll('id="a"', `id="${id}"`)
    .replaceAll('url(#a)', `url(#${id})`)
    .replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)
}

const card = async (title: string, layout: Card['layout'], ...parts: (string | Promise<string>)[]): Promise<Card> => ({
  title,
  layout,
  art: (await Promise.all(parts.map(async (part) => part))).join(''),
})
const poster = async () => `data:image/jpeg;base64,${(await read('hero-poster.jpg')).toString('base64')}`
const hero = async (title: string) => card(title, 'night', `<img width="1200" height="675" src="${await poster()}">`)
const row = (title: string, names: string[], height: number) =>
  card(title, 'foot', ...names.map((name) => drawing(name, 400, height)))
const wide = (title: string) => card(title, 'foot', drawing('about-bridge', 1200, 394))
const step = (title: string, name: string) => card(title, 'panel', approach(720, 264, [12, 8]), drawing(name, 480, 360))
const course = (title: string, number: number) =>
  card(title, 'panel', approach(560, 284, [8, 4]), drawing(`course-${number}`, 640, 360))

const cards: Record<string, () => Promise<Card>> = {
  home: () => hero('Hands-on tech courses with mentor support'),
  courses: () => row('Courses', ['course-1', 'course-2', 'course-3'], 225),
  pricing: () => row('Pricing', ['step-choose', 'step-learn', 'step-certified'], 300),
  about: () => wide('About us'),
  demo: () => step('Free 5-day demo', 'step-learn'),
  subscribe: () => hero('Join now'),
  jobs: () => wide('Tech Career Hub'),
  login: () => hero('Login'),
  terms: () => hero('Terms'),
  privacy: () => hero('Privacy'),
  certificate: () => step('Certificate', 'step-certified'),
  ...Object.fromEntries(courseTitles.map((title, at) => [`course-${at + 1}`, () => course(title, at + 1)])),
}

/** The logo, as web/kit draws it. */
const logo = `<svg width="60" height="60" viewBox="0 0 32 32" fill="none" stroke-linecap="round"><path d="M4.4 4L28.5 25M5.9 9.25L23.9 25M7.4 14.5L19.3 25M8.9 19.75L14.7 25" stroke="${haze}" stroke-width="1.25"/><path d="M10.4 25.5L4 3.5" stroke="${haze}" stroke-width="3"/><path d="M1.75 26.5h28.5" stroke="${marigold}" stroke-width="3.5"/></svg>`

/** The pylon and cables to the left of a drawing; the deck is as high as the drawing's, so that both are one bridge. */
function approach(width: number, deck: number, [lit, shade]: [number, number]): string {
  const foot = 240
  const cables = [1, 2, 3, 4, 5].map((at) => {
    const share = at / 5
    return `M${foot - 0.29 * 228 * share} ${deck - 228 * share}L${foot + 40 + share * 280} ${deck}`
  })
  return `<svg width="${width}" height="360" viewBox="0 0 ${width} 360" fill="none" stroke-linecap="round"><path fill="${night}" d="M0 ${deck}h${width}v${360 - deck}H0z"/><path stroke="#9aa0ff" stroke-width="3" d="${cables.join('')}"/><path stroke="${haze}" stroke-width="12" d="M${foot} ${deck}L${foot - 0.29 * 236} ${deck - 236}"/><path fill="${marigold}" d="M0 ${deck}h${width}v${lit}H0z"/><path fill="${amber}" d="M0 ${deck + lit}h${width}v${shade}H0z"/></svg>`
}

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

async function html({ title, art, layout }: Card): Promise<string> {
  const font = (await readFile(fontFile)).toString('base64')
  const size = title.length < 24 ? 100 : title.length < 34 ? 72 : 60
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Anek; font-weight: 100 800; font-stretch: 75% 125%; src: url(data:font/woff2;base64,${font}) }${styles}</style>
  <body class="${layout}"><div class="art">${art}</div><div class="words">
  <p class="brand">${logo}<b>Kaushal <span>Techbridge</span></b></p>
  <h1 style="font-size:${size}px">${title.replace('&', '&amp;')}</h1></div>`
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
const names = process.argv.slice(2)
for (const [name, draw] of Object.entries(cards)) {
  if (names.length > 0 && !names.includes(name)) continue
  await page.setContent(await html(await draw()))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await writeFile(new URL(`og-${name}.jpg`, mediaFolder), await page.screenshot({ type: 'jpeg', quality: 84 }))
}
await browser.close()
