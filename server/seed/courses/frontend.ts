import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const frontend: WrittenCourse = {
  title: 'Frontend Development',
  subtitle: 'Interfaces that load on a weak line and work for everyone',
  description: [
    'Somewhere between Nashik and Indore a farmer opens a page to see what onions fetch today. The phone cost seven thousand rupees, the sun is on the screen, and the line drops every few minutes. You spend ten weeks building the mandi price board that works for him, and by doing so learn the craft that frontend work consists of: structure, layout, state, speed, access.',
    'React 19 and TypeScript are the tools. The measure is a person with a thumb, not a score.',
  ],
  rupeesPerWeek: 699,
  trainer: trainers.nandini,
  weeks: [
    {
      title: 'Structure before style',
      topics: [
        'Landmarks, headings, lists, tables: the outline a screen reader hears',
        'Forms that the browser already helps with',
        'Links that go and buttons that do',
        'Reading a page with the keyboard and with TalkBack',
        'Head matters: title, description, language, icons',
      ],
      build: 'The price board as plain HTML that is already useful',
      icon: 'start',
    },
    {
      title: 'Layout with modern CSS',
      topics: [
        'Flow, flexbox and grid, and choosing between them',
        'Container queries and clamp() in place of a pile of breakpoints',
        'Cascade layers, custom properties and a small set of tokens',
        'Light and dark from one palette with light-dark()',
        'Logical properties, ready for scripts that run the other way',
      ],
      build: 'The board on 360, 768 and 1280 pixels, by day and by night',
      icon: 'design',
    },
    {
      title: 'Type, colour and the eye',
      topics: [
        'A type scale, line length and Devanagari beside Latin',
        'Contrast of 4.5 to 1, and state that does not rest on colour',
        'Drawing icons as SVG on a grid',
        'Space as the first tool of hierarchy',
        'Describing a design in tokens that a team can share',
      ],
      build: 'A one-page style guide for the board, with every part in every state',
      icon: 'design',
    },
    {
      title: 'JavaScript and TypeScript for interfaces',
      topics: [
        'Events, focus and the DOM without a framework',
        'Modelling what the screen can be: loading, empty, some, failed',
        'Types from the API’s schema rather than by hand',
        'Dates in IST and rupees with Intl',
        'Debouncing a search without losing the last letter',
      ],
      build: 'A search box for 1,200 mandis that answers as fast as one types',
      icon: 'code',
    },
    {
      title: 'React 19',
      topics: [
        'Components as functions of data; keys and why they matter',
        'State where it belongs, derived values where they do not',
        'Actions, useActionState and forms that work before the script arrives',
        'Suspense and use() for data',
        'Why most effects should not exist',
      ],
      build: 'The board in React: filters in the address, results that never flicker',
      icon: 'code',
    },
    {
      title: 'Talking to servers',
      topics: [
        'TanStack Query: caching, staleness, retries',
        'Optimistic changes and how to take them back',
        'Errors by kind: offline, refused, broken, slow',
        'Paging by cursor and an endless list that is still reachable by keyboard',
        'Mocking a network with MSW in tests',
      ],
      build: 'Price alerts: follow a crop, set a price, see the state of it survive a lost line',
      icon: 'cloud',
    },
    {
      title: 'Rendering on the server',
      topics: [
        'What a first paint needs and what can wait',
        'Server rendering and hydration, by hand once, to know what frameworks do',
        'Which pages need no script at all',
        'Caching a page and throwing it away at the right moment',
        'Sharing links: canonical addresses and preview cards',
      ],
      build: 'Public price pages that show in under a second on slow 4G',
      icon: 'ship',
    },
    {
      title: 'Charts and moving things',
      topics: [
        'A line chart in SVG from first principles, with a table behind it',
        'Scales, ticks and labels directly on the line',
        'View transitions and 150-millisecond motion with a reason',
        'prefers-reduced-motion as a first-class state',
        'Canvas when there are ten thousand points',
      ],
      build: 'A season’s prices for one crop, readable in sunlight and by a screen reader',
      icon: 'data',
    },
    {
      title: 'Quality you can measure',
      topics: [
        'Core Web Vitals: LCP, INP and CLS, and what moves each',
        'A budget for script, pictures and fonts, kept by CI',
        'Vitest for logic, Playwright for journeys, axe in both',
        'WCAG 2.2 AA and what Indian law asks of a private site',
        'Reading a performance trace on a real phone',
      ],
      build: 'A quality report of your own board, and three repairs that it led to',
      icon: 'test',
    },
    {
      title: 'Handing it over',
      topics: [
        'A component library others can use without asking',
        'Reviewing a pull request for behaviour, not taste',
        'Deploying previews for every branch',
        'Explaining a trade-off to someone who does not write code',
      ],
      build: 'The finished board, public, with a case study of one page',
      icon: 'people',
    },
  ],
}
