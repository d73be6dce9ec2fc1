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

const site = fileURLToPath(new URL('../web/public', import.meta.url))
const media = join(site, 'media')

// As SVG alone: smaller on the wire than any pixels of the same drawing, and sharp on every screen.
const publish = (name: string, svg: string) => writeFile(join(media, `${name}.svg`), svg)

const targets: Record<string, () => Promise<void>> = {
  courses: async () => {
    for (const [i, draw] of courses.entries()) await publish(`course-${i + 1}`, draw())
  },
  team: async () => {
    for (const [i, draw] of team.entries()) await publish(`team-${i + 1}`, draw())
  },
  scenes: async () => {
    for (const [name, draw] of Object.entries({ choose, learn, certified })) await publish(`step-${name}`, draw())
    await publish('about-bridge', about())
  },
  icons: () => makeIcons(site),
  og: () => makeCards(media),
  posters: () => makePosters(media),
  video: () => makeVideo(media),
}

await mkdir(media, { recursive: true })
const asked = process.argv.slice(2)
for (const [name, make] of Object.entries(targets)) if (asked.length === 0 || asked.includes(name)) await make()
