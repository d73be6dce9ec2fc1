export default [
  {
    name: 'refuses commas in places where nobody writes them',
    hint: 'Three digits after the last comma, and two between the commas before it.',
    run: ({ toPaise }) =>
      ['1,000,000', ',100', '10,00', '1,00,00', '1,,000', '100,000', '1.2,3'].map((text) => {
        try {
          return toPaise(text)
        } catch (error) {
          return ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) ? error.message : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'reads a lakh and a crore with commas and paise',
    hint: 'Between the first digits and the last three there may be several pairs.',
    run: ({ toPaise }) => ['12,34,567.8', '1,23,45,678.90', '5,000', '₹ 12,345'].map((text) => toPaise(text)),
    expect: [123_456_780, 1_234_567_890, 500_000, 1_234_500],
  },
  {
    name: 'refuses texts that JavaScript would read as a number',
    hint: 'Number("1e3"), Number("0x10") and Number("Infinity") are numbers. Compare the whole text with a pattern of digits.',
    run: ({ toPaise }) =>
      ['1e3', '0x10', 'Infinity', '5.5.5', '40 rupees', '+40'].map((text) => {
        try {
          return toPaise(text)
        } catch (error) {
          return ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) ? error.message : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'refuses a lone point, and spaces or ₹ inside the amount',
    hint: 'Spaces may be around the amount and after ₹, nowhere else. An amount has a digit before the point, and one or two after it if there is a point.',
    run: ({ toPaise }) =>
      ['.', '₹.', '.5', '40.', '4 0', '1,250 .50', '40₹', '₹₹40', '4\n0'].map((text) => {
        try {
          return toPaise(text)
        } catch (error) {
          return ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) ? error.message : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
]
