export default [
  {
    name: 'the page starts with 0 cups',
    hint: 'Leave the 0 between <span id="cups"> and </span>, and write add without brackets in the last line.',
    run: (document) => document.querySelector('#cups').textContent.trim() || '0',
    expect: '0',
  },
  {
    name: 'after one click the page shows 1',
    hint: 'In add, first count = count + 1, then cups.textContent = count',
    run: (document) => {
      document.querySelector('button').click()
      return document.querySelector('#cups').textContent.trim() || '0'
    },
    expect: '1',
  },
  {
    name: 'after three clicks the page shows 3',
    hint: 'Add 1 to the old number: count = count + 1. The line let count = 0 stays above the function.',
    run: (document) => {
      const button = document.querySelector('button')
      for (let click = 0; click < 3; click++) button.click()
      return document.querySelector('#cups').textContent.trim() || '0'
    },
    expect: '3',
  },
]
