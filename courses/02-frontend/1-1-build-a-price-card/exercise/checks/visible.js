export default [
  {
    name: 'the card shows the price',
    hint: 'Below the market, add a line like this: <p class="price">…</p>',
    run: (document) => document.querySelector('.price')?.textContent.replace(/\s+/g, ' ').trim() ?? 'no element of class price',
    expect: '₹1,850 per quintal',
  },
  {
    name: 'the price is 28px large',
    hint: 'Between <style> and </style>, write .price { font-size: 28px; } with a dot, and px right after the number.',
    run: (document, window) => {
      const price = document.querySelector('.price')
      return price ? window.getComputedStyle(price).fontSize || 'no size' : 'no element of class price'
    },
    expect: '28px',
  },
  {
    name: 'the price is bold',
    hint: 'In the rule for .price, add a second line: font-weight: bold;',
    run: (document, window) => {
      const price = document.querySelector('.price')
      if (!price) return 'no element of class price'
      const { fontWeight } = window.getComputedStyle(price)
      return /^bold/.test(fontWeight) || Number(fontWeight) >= 700 ? 'bold' : fontWeight || 'normal'
    },
    expect: 'bold',
  },
]
