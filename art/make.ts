/** Draws everything again, or only what is named: node art/make.ts courses team scenes icons og posters video */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { courses } from './courses/index.ts'
import { makePosters, makeVideo } from './hero/video.ts'
import { makeIcons } from './icons.ts'
import { makeCards } from './og/index.ts'
import { about } from './scenes/about.ts'
import { certified, choose, learn } from './scenes/steps.ts'
import { team } from './team/index.ts'
import { openBrowser, rasterise } from './tools/browser.ts'
import { encode } from './tools/encode.ts'

const site = fileURLToPath(new URL('../web/public', import.meta.url))
const media = join(site, 'media')

/** The drawing itself, and for browsers that should not draw it the same as pixels in the widths given. */
async function publish(name: string, svg: string, shape: number, sizes: { width: number; suffix: string }[]) {
  await writeFile(join(media, `${name}.svg`), svg)
  const browser = await openBrowser()
  for (const { width, suffix } of sizes) {
    const png = await rasterise(browser, svg, width, Math.round(width * shape))
    await encode(png, join(media, name + suffix), { avif: 22, webp: 100 })
  }
  await browser.close()
}

const twoWidths = [640, 1280].map((width) => ({ width, suffix: `-${width}` }))

const targets: Record<string, () => Promise<void>> = {
  courses: async () => {
    for (const [i, draw] of courses.entries()) await publish(`course-${i + 1}`, draw(), 9 / 16, twoWidths)
  },
  team: async () => {
    for (const [i, draw] of team.entries()) await publish(`team-${i + 1}`, draw(), 1, [{ width: 320, suffix: '' }])
  },
  scenes: async () => {
    for (const [name, draw] of Object.entries({ choose, learn, certified }))
      await publish(`step-${name}`, draw(), 0, [])
    await publish('about-bridge', about(), 0, [])
  },
  icons: () => makeIcons(site),
  og: () => makeCards(media),
  posters: () => makePosters(media),
  video: () => makeVideo(media),
}

await mkdir(media, { recursive: true })
const asked = process.argv.slice(2)
for (const [name, make] of Object.entries(targets)) if (asked.length === 0 || asked.includes(name)) await make()
