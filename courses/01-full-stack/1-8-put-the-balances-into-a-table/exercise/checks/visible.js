export default [
  {
    name: 'has one h1 and two h2, in this order',
    hint: 'Customers and About this page are parts of the page: h2, not h3.',
    run: (document) =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent.replace(/\s+/g, ' ').trim()}`),
    expect: ['h1 The red notebook', 'h2 Customers', 'h2 About this page'],
  },
  {
    name: 'names the three columns',
    hint: 'The first row has three th, each with scope="col".',
    run: (document) => [...document.querySelectorAll('table tr th[scope="col"]')].map(({ textContent }) => textContent.trim()),
    expect: ['Customer', 'Street', 'Owes'],
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
    run: (document) => [...document.querySelectorAll('table th[scope="row"]')].map(({ textContent }) => textContent.trim()),
    expect: ['Rekha Devi', 'Imran Ali', 'Sunita Yadav'],
  },
]
