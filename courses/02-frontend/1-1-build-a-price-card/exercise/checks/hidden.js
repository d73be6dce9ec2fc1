export default [
  {
    name: 'the card holds its heading, the market and the price, in this order',
    hint: 'The paragraph with the price is inside <article>, below the market, and ends with </p>.',
    run: (document) =>
      [...document.querySelector('.card').children].map(
        ({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent.replace(/\s+/g, ' ').trim()}`,
      ),
    expect: ['h2 Onion', 'p Lasalgaon mandi', 'p ₹1,850 per quintal'],
  },
  {
    name: 'the name of the market keeps its normal size',
    hint: 'Write the rule for .price, not for p: a rule for p changes every paragraph.',
    run: (document, window) => {
      const card = window.getComputedStyle(document.querySelector('.card'))
      const { fontSize, fontWeight } = window.getComputedStyle(document.querySelector('.card p'))
      const isBold = /^bold/.test(fontWeight) || Number(fontWeight) >= 700
      return `${fontSize === card.fontSize ? 'normal' : fontSize}, ${isBold ? 'bold' : 'not bold'}`
    },
    expect: 'normal, not bold',
  },
  {
    name: 'a second price on the page gets the same look from the rule',
    hint: 'Write the look between <style> and </style>, in a rule for .price, not in a style attribute of the paragraph.',
    run: (document, window) => {
      const second = document.createElement('p')
      second.className = 'price'
      document.querySelector('.card h2').after(second)
      const { fontSize, fontWeight } = window.getComputedStyle(second)
      return `${fontSize}, ${/^bold/.test(fontWeight) || Number(fontWeight) >= 700 ? 'bold' : 'not bold'}`
    },
    expect: '28px, bold',
  },
  {
    name: 'one element has the class price',
    hint: 'Only the paragraph with the amount needs class="price".',
    run: (document) => document.querySelectorAll('.price').length,
    expect: 1,
  },
]
