export default [
  {
    name: 'finds the request that failed',
    hint: 'Look for the status 404. Which request is above it?',
    run: (document) => document.querySelectorAll('dl > dd')[5]?.textContent.replace(/\s+/g, ' ').trim() ?? 'no answer',
    expect: '/logo.png',
  },
  {
    name: 'knows that a 404 is an answer',
    hint: 'A server that says “not found” was reached. So does the connection work?',
    run: (document) => document.querySelectorAll('dl > dd')[6]?.textContent.replace(/[\s.]+/g, ' ').trim().toLowerCase() ?? 'no answer',
    expect: 'no',
  },
  {
    name: 'keeps the seven questions in their order',
    hint: 'Change only the texts between <dd> and </dd>.',
    run: (document) => [...document.querySelectorAll('dl > *')].map(({ tagName }) => tagName.toLowerCase()).join(' '),
    expect: 'dt dd dt dd dt dd dt dd dt dd dt dd dt dd',
  },
  {
    name: 'leaves the title and the questions as they were',
    hint: 'The texts in <h1> and <dt> don’t change. Only the question marks do.',
    run: (document) => [...document.querySelectorAll('h1, dt')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    expect: [
      'What happened in one second',
      'Which IP address has shop.example.in?',
      'Which method did the browser use?',
      'Which path did it ask for first?',
      'With which status did the server answer that?',
      'How many bytes has the page?',
      'Which path was not found?',
      'Was the connection itself broken? Write yes or no.',
    ],
  },
]
