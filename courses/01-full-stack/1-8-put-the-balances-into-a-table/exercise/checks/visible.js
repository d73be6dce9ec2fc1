export default [
  {
    name: 'has one h1 and two h2, in this order',
    hint: 'Customers and About this page are parts of the page: h2, not h3.',
    run: (document) =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent.replace(/\s+/g, ' ').trim()}`),
    expect: ['h1 The red notebook', 'h2 Customers', 'h2 About this page'],
  },
  {
    name: 'names the three columns in the first row',
    hint: 'The first row has three th, each with scope="col".',
    run: (document) => {
      const first = document.querySelector('table tr')
      if (!first) return 'There is no table yet.'
      const other = [...document.querySelectorAll('table tr')].slice(1).filter((row) => row.querySelector('th[scope="col"]')).length
      return {
        first: [...first.children].map((cell) => (cell.matches('th[scope="col"]') ? cell.textContent.trim() : `${cell.tagName.toLowerCase()} without scope="col": ${cell.textContent.trim()}`)),
        otherRowsWithColumns: other,
      }
    },
    expect: { first: ['Customer', 'Street', 'Owes'], otherRowsWithColumns: 0 },
  },
  {
    name: 'shows each fact in its column',
    hint: 'Three cells in every row. For an unknown street write <td></td>.',
    run: (document) => {
      const table = document.querySelector('table')
      if (!table) return 'There is no table yet.'
      return [...table.querySelectorAll('tr')]
        .filter((row) => !row.querySelector('th[scope="col"]'))
        .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()))
    },
    expect: [
      ['Rekha Devi', 'Station Road', '₹250'],
      ['Imran Ali', 'Lal Bagh', '₹420'],
      ['Sunita Yadav', '', '₹350'],
    ],
  },
  {
    name: 'heads each row with the name of the customer',
    hint: 'The name is a th with scope="row". The other cells are td.',
    run: (document) =>
      [...document.querySelectorAll('table tr')]
        .filter((row) => !row.querySelector('th[scope="col"]'))
        .map((row) => [...row.children].map((cell) => (cell.matches('th[scope="row"]') ? cell.textContent.trim() : cell.tagName.toLowerCase())).join(' | ')),
    expect: ['Rekha Devi | td | td', 'Imran Ali | td | td', 'Sunita Yadav | td | td'],
  },
]
