import type { WrittenBrief } from './written.ts'

/** The two that a learner meets first, and those on the web. */
export const firstBriefs: WrittenBrief[] = [
  {
    title: 'Personal Portfolio Website',
    summary: 'A site of your own that shows who you are and what you have built, on the web for anyone to open.',
    description:
      'The first thing a recruiter opens is a link. Build the page behind it: who you are in two sentences, three things you have made, and a way to write to you. It must be quick on a cheap phone, readable in sunlight, and yours rather than a template.\n\nA teacher looks at it as a visitor would: on a phone of 360 pixels, with the keyboard alone, and with images switched off.',
    level: 'Beginner',
    duration: '2 weeks',
    techStack: ['HTML', 'CSS', 'JavaScript', 'Git'],
    steps: [
      'Write the words first: your name, what you do, three projects with two sentences each. No design before this reads well.',
      'Draw the page on paper, once for a phone and once for a laptop. Decide what comes first on each.',
      'Build it in semantic HTML: one h1, a nav, a main, a footer. Look at it without any CSS; it must already make sense.',
      'Add CSS with a grid and custom properties for colours. Test at 360, 768 and 1280 pixels, in light and in dark.',
      'Make the contact form work: labels, errors beside the fields, and a message when it was sent.',
      'Run Lighthouse and put right what is below 95. Then publish it with GitHub Pages or Netlify.',
      'Submit a ZIP of the source. Put the public link into the description.',
    ],
    resources: [
      {
        label: 'MDN: structuring content with HTML',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Structuring_content',
      },
      { label: 'web.dev: Learn CSS', url: 'https://web.dev/learn/css' },
      { label: 'GitHub Pages: get started', url: 'https://docs.github.com/en/pages' },
      { label: 'WebAIM: contrast checker', url: 'https://webaim.org/resources/contrastchecker/' },
    ],
  },
  {
    title: 'E-commerce API',
    summary: 'The server of a small shop: products, a cart, orders that never sell the same last piece twice.',
    description:
      'A handloom shop in Chanderi wants to sell online. Build the API that its website and its app would call: a catalogue with search, a cart, checkout with stock that is right even when two people buy the last saree in the same second, and orders that can be followed.\n\nMoney is counted in paise, as whole numbers. Every refusal says what is wrong in words a shopkeeper understands.',
    level: 'Intermediate',
    duration: '4 weeks',
    techStack: ['Node.js', 'TypeScript', 'PostgreSQL', 'REST', 'Docker'],
    steps: [
      'Draw the tables: products, stock, carts, orders, order lines. Write down for each what must never be true, and turn that into constraints.',
      'Serve the catalogue: list with pages and search, one product by its address, 404 for what is not there.',
      'Add sign-up and sign-in. Passwords are hashed, tokens expire, and nobody reads the orders of another.',
      'Build the cart and the checkout in one transaction. Prove with a test that fifty parallel buyers of the last piece leave exactly one order.',
      'Let an order move through placed, packed, sent, delivered; refuse every step that skips one.',
      'Write the API down as OpenAPI and try it with a stranger: can they place an order from the document alone?',
      'Put it into a container with its database, and submit the source with a README that starts it in one command.',
    ],
    resources: [
      { label: 'PostgreSQL: explicit locking', url: 'https://www.postgresql.org/docs/current/explicit-locking.html' },
      { label: 'Fastify: getting started', url: 'https://fastify.dev/docs/latest/Guides/Getting-Started/' },
      {
        label: 'OWASP: REST security cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html',
      },
      { label: 'OpenAPI: the specification', url: 'https://spec.openapis.org/oas/latest.html' },
    ],
  },
  {
    title: 'Hostel Mess Menu',
    summary: 'What is for dinner, who is coming, and how much rice that means: a page for a hostel of 200.',
    description:
      'Every evening the cook guesses how many will eat, and every evening something is thrown away. Build a page on which residents say for each meal whether they come, and the cook sees the count grow. It opens on old phones, works when the Wi-Fi drops for a minute, and shows today without a single tap.',
    level: 'Beginner',
    duration: '2 weeks',
    techStack: ['React', 'TypeScript', 'CSS', 'Vite'],
    steps: [
      'Ask three people who eat in a mess what they would open the page for. Write their sentences down; they are your requirements.',
      'Model the week as data: meals, dishes, who comes. Keep it in one place and derive everything else.',
      'Build the page of today, then the week. No component longer than a screen.',
      'Let a resident say yes or no to a meal; keep it when the page is reloaded and when there is no network.',
      'Give the cook a view with the counts, readable from two metres away.',
      'Test with the keyboard, with a screen reader for five minutes, and at 360 pixels. Submit the source with three screenshots.',
    ],
    resources: [
      { label: 'React: thinking in React', url: 'https://react.dev/learn/thinking-in-react' },
      {
        label: 'MDN: using service workers',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API/Using_Service_Workers',
      },
      { label: 'A11y Project: checklist', url: 'https://www.a11yproject.com/checklist/' },
    ],
  },
  {
    title: 'Split the Bill',
    summary: 'A small library in TypeScript that settles a trip among friends with the fewest payments, to the paisa.',
    description:
      'Six friends come back from Gokarna with forty bills and one question: who pays whom? Write a library without any interface that answers it. Nobody may lose a paisa to rounding, uneven shares are allowed, and the number of payments is as small as you can make it.\n\nThe work is in the types and the tests: a wrong use should not compile, and a property test should try ten thousand trips.',
    level: 'Intermediate',
    duration: '1 week',
    techStack: ['TypeScript', 'Vitest', 'npm'],
    steps: [
      'Write the types first: money as paise, people, bills, shares, settlements. Which mistakes can the compiler refuse?',
      'Split one bill evenly and decide, in writing, who gets the odd paisa and why that is fair.',
      'Allow shares by weight and by exact amount. Refuse shares that do not add up.',
      'Settle a whole trip: begin with any correct answer, then reduce the number of payments.',
      'Write property tests: what is paid equals what was owed, for ten thousand random trips.',
      'Publish the package locally with npm pack, use it from an empty project, and submit the tarball or a ZIP.',
    ],
    resources: [
      { label: 'TypeScript handbook: narrowing', url: 'https://www.typescriptlang.org/docs/handbook/2/narrowing.html' },
      { label: 'fast-check: property based testing', url: 'https://fast-check.dev/docs/introduction/' },
      { label: 'npm: package.json', url: 'https://docs.npmjs.com/cli/configuring-npm/package-json' },
    ],
  },
  {
    title: 'Next Bus, Please',
    summary: 'An app for the phone that says when the next bus leaves from the stop where you stand.',
    description:
      'In most towns the timetable hangs at the depot and nowhere else. Build an app with the stops around the user and the next three departures of each. It works on the way, where the network does not, and it never asks for a location before saying why.',
    level: 'Intermediate',
    duration: '3 weeks',
    techStack: ['React Native', 'TypeScript', 'SQLite'],
    steps: [
      'Type in the real timetable of one line you know. The odd cases in it (Sundays, school days) shape your model.',
      'Show the stops of that line with the next departures, from a database on the phone.',
      'Ask for the location in the moment it is needed, and let the app be useful to whoever says no.',
      'Make it work without network from the first start; refresh the timetable when there is one.',
      'Try it at the stop. Stand in the sun, use one hand, be in a hurry. Put right what annoyed you.',
      'Submit the source and a screen recording of one minute.',
    ],
    resources: [
      { label: 'React Native: introduction', url: 'https://reactnative.dev/docs/getting-started' },
      { label: 'GTFS: how timetables are written as data', url: 'https://gtfs.org/documentation/overview/' },
      { label: 'Expo: location', url: 'https://docs.expo.dev/versions/latest/sdk/location/' },
    ],
  },
]
