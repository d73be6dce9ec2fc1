import type { WrittenTask } from './task.ts'

export const frontendTasks: WrittenTask[] = [
  {
    title: 'The price board without a script',
    steps: [
      {
        title:
          'Write the board of the sketch as plain HTML with the prices of the file: landmarks, one table per mandi, a search form that the browser can already send. Submit board.html; the validator must find nothing.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/table',
          'https://validator.w3.org/',
        ],
        files: ['price-board-sketch.png', 'prices.json'],
      },
      {
        title:
          'Use your page with the keyboard alone and with a screen reader (TalkBack, NVDA or VoiceOver). Submit notes.md: what you heard at five places, and one thing you changed because of it.',
        urls: ['https://www.w3.org/WAI/test-evaluate/preliminary/'],
      },
    ],
  },
  {
    title: 'Layout, colour and type',
    steps: [
      {
        title:
          'Lay the board out for 360, 768 and 1280 pixels with grid and clamp(), without a framework and with at most one media query. Submit board.css and say where you chose grid and where flexbox.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_grid_layout',
          'https://developer.mozilla.org/en-US/docs/Web/CSS/clamp',
        ],
      },
      {
        title:
          'Give it a day and a night from one set of tokens with light-dark(). Submit tokens.css and the contrast of the six pairs named in the file; each must reach 4.5 to 1.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Web/CSS/color_value/light-dark',
          'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
        ],
        files: ['tokens-start.css'],
      },
      {
        title:
          'Make a style guide of one page that shows the button, the field and the price row in every state, a price that rose and one that fell told apart without colour. Submit guide.html and the stylesheet it uses.',
        urls: ['https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html'],
      },
    ],
  },
  {
    title: 'A search as fast as one types',
    steps: [
      {
        title:
          'Write searchMandis(mandis, text): it ignores case, spaces and accents, finds “lasalgaon” for “Lasal Gaon”, and puts names that begin with the text first. Submit search.ts and the eight searches you tested.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/normalize'],
        files: ['mandis.json'],
      },
      {
        title:
          'Write debounce(fn, ms) that never loses the last letter and can be cancelled. Submit debounce.ts and tests that own the clock; no test may wait.',
        urls: [
          'https://vitest.dev/guide/mocking/timers',
          'https://www.typescriptlang.org/docs/handbook/2/generics.html',
        ],
      },
      {
        title:
          'Describe what the board can be (loading, empty, some, failed) as one type in which a wrong mixture cannot be written, and a function that draws each. Submit board-state.ts and the mixtures the compiler refused.',
        urls: ['https://www.typescriptlang.org/docs/handbook/2/narrowing.html#discriminated-unions'],
      },
    ],
  },
  {
    title: 'The board in React',
    steps: [
      {
        title:
          'Build the board from components, with crop and state as filters in the address, so that a link shows what its sender saw. Submit the components and say which values are state and which are derived.',
        urls: ['https://react.dev/learn/thinking-in-react', 'https://react.dev/learn/you-might-not-need-an-effect'],
      },
      {
        title:
          'Add price alerts: follow a crop, set a price, see it at once, and get it back with a reason when the line is lost. Submit the component and a test for each of the four kinds of failure.',
        urls: [
          'https://tanstack.com/query/latest/docs/framework/react/guides/optimistic-updates',
          'https://mswjs.io/docs/',
        ],
      },
    ],
  },
  {
    title: 'A season’s prices',
    steps: [
      {
        title:
          'Draw the season of the file as a line chart in SVG, without a chart library: scales, ticks, a label on the line. Submit chart.tsx and a screenshot on a 360-pixel screen.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/SVG/Tutorials/SVG_from_scratch'],
        files: ['onion-season.csv'],
      },
      {
        title:
          'Put a table behind the chart, say its story in one sentence, and let nothing move for who asked for that. Submit the changed component and what your screen reader said.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/CSS/@media/prefers-reduced-motion'],
      },
    ],
  },
  {
    title: 'Measured and handed over',
    steps: [
      {
        title:
          'Measure LCP, INP, CLS and page weight on a real phone or with throttling, find the three worst causes, and repair them. Submit report.md with the figures before and after each repair.',
        urls: ['https://web.dev/articles/vitals', 'https://developer.chrome.com/docs/lighthouse/overview'],
      },
      {
        title:
          'Publish the board and write its case study on one page: for whom, what you chose, what you left out, what you would do next. Submit the address and case-study.md.',
        urls: ['https://docs.github.com/en/pages'],
      },
    ],
  },
]
