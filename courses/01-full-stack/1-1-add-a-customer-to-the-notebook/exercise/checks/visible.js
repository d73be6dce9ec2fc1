export default [
  {
    name: 'the list has a third line for Sunita Yadav',
    hint: 'Copy the line of Imran Ali, paste it below, and change the name and the amount.',
    run: (document) => document.querySelectorAll('ul li')[2]?.textContent.replace(/\s+/g, ' ').trim() ?? 'no third line',
    expect: 'Sunita Yadav: ₹350',
  },
  {
    name: 'the lines of Rekha Devi and Imran Ali are as before',
    hint: 'The first two items of the list don’t change.',
    run: (document) =>
      [...document.querySelectorAll('ul li')].slice(0, 2).map((item) => item.textContent.replace(/\s+/g, ' ').trim()),
    expect: ['Rekha Devi: ₹250', 'Imran Ali: ₹420'],
  },
  {
    name: 'the total is what all three owe',
    hint: 'Add up 250, 420 and 350, and write the sum between <strong> and </strong>.',
    run: (document) => document.querySelector('p strong')?.textContent.replace(/[\s,]/g, '') ?? 'no total',
    expect: '₹1020',
  },
]
