export default [
  {
    name: 'the heading has a colour of your choice',
    hint: 'In the rule for h1, write another name of a colour in place of black, such as teal or darkred.',
    run: (document, window) => {
      const { color } = window.getComputedStyle(document.querySelector('h1'))
      return ['', 'black', '#000', '#000000'].includes(color) ? color || 'none' : 'your colour'
    },
    expect: 'your colour',
  },
  {
    name: 'the items have a background colour',
    hint: 'Between the curly brackets of li, write background-color: and a colour, with a semicolon at the end.',
    run: (document, window) => {
      const { backgroundColor } = window.getComputedStyle(document.querySelector('li'))
      return ['', 'transparent', 'none'].includes(backgroundColor) ? 'none' : 'your colour'
    },
    expect: 'your colour',
  },
  {
    name: 'the items have a padding of 12px',
    hint: 'Between the curly brackets of li, write padding: 12px; without a space between 12 and px.',
    run: (document, window) => window.getComputedStyle(document.querySelector('li')).padding || 'none',
    expect: '12px',
  },
]
