import { courses } from '../courses/index.ts'
import { scene } from '../hero/scene.ts'
import { first, landscape } from '../hero/views.ts'
import { about } from '../scenes/about.ts'
import { certified, choose, learn } from '../scenes/steps.ts'
import { approach, type Card } from './card.ts'

const titles = [
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

let used = 0
/** Several pictures share a page here, so the names inside each are made its own. */
const own = (svg: string) => {
  used += 1
  return svg.replaceAll('id="a"', `id="a${used}"`).replaceAll('url(#a)', `url(#a${used})`)
}
const sized = (svg: string, width: number, height: number) =>
  own(svg).replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)

const night = (title: string): Card => ({
  title,
  layout: 'night',
  art: sized(scene(first, landscape.camera, landscape.quiet), 1200, 675),
})
const panel = (title: string, svg: string): Card => ({ title, layout: 'panel', art: approach(560, 360, 284) + svg })
const step = (title: string, svg: string): Card => ({
  title,
  layout: 'panel',
  art: approach(720, 360, 264, [12, 8]) + sized(svg, 480, 360),
})
const row = (title: string, pictures: string[], height: number): Card => ({
  title,
  layout: 'foot',
  art: pictures.map((svg) => sized(svg, 400, height)).join(''),
})

/** Every picture that a shared link may show, by the name of its file. */
export const cards: Record<string, Card> = {
  home: night('Hands-on tech courses with mentor support'),
  courses: row('Courses', [courses[0]!(), courses[1]!(), courses[2]!()], 225),
  pricing: row('Pricing', [choose(), learn(), certified()], 300),
  about: { title: 'About us', layout: 'foot', art: sized(about(), 1200, 394) },
  demo: step('Free 5-day demo', learn()),
  subscribe: night('Join now'),
  jobs: { title: 'Tech Career Hub', layout: 'foot', art: sized(about(), 1200, 394) },
  login: night('Login'),
  terms: night('Terms'),
  privacy: night('Privacy'),
  certificate: step('Certificate', certified()),
  ...Object.fromEntries(titles.map((title, i) => [`course-${i + 1}`, panel(title, courses[i]!())])),
}
