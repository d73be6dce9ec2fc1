export default [
  {
    name: 'shows all twelve entries below the headings of their customers',
    hint: 'Each customer’s heading is followed by a table or a list with this customer’s entries only.',
    run: (document) => {
      const parts = ['Atta', 'Soap', 'Mustard oil', 'Tea', 'Rice', 'Detergent', 'Biscuits', 'Jaggery', '609312847755', '609588120034']
      const text = document.body.textContent.toLowerCase()
      return {
        missing: parts.filter((part) => !text.includes(part.toLowerCase())),
        amounts: ['312.00', '200.00', '132.00', '189.50', '96.00', '285.50', '1,042.00', '500.00', '118.00', '40.00'].filter(
          (amount) => !text.includes(amount) && !text.includes(amount.replace(',', '')),
        ),
      }
    },
    expect: { missing: [], amounts: [] },
  },
  {
    name: 'asks for customer, what, rupees, and took or paid',
    hint: 'Choose the words of the notebook for the labels. For took or paid, use two radio buttons or a select.',
    run: (document) => {
      const form = document.querySelector('form')
      if (!form) return 'There is no form yet.'
      const text = form.textContent.toLowerCase()
      return [/customer/, /what|item/, /rupees|amount|₹/, /took|credit/, /paid|payment/].map((word) => (word.test(text) ? 'yes' : `${word} is missing`))
    },
    expect: ['yes', 'yes', 'yes', 'yes', 'yes'],
  },
  {
    name: 'can be used with the keyboard only',
    hint: 'Links need href, buttons are button elements. A tabindex above 0 changes the order and confuses everybody.',
    run: (document) => ({
      linksWithoutAddress: [...document.querySelectorAll('a')].filter((link) => !link.hasAttribute('href')).length,
      clickableBoxes: document.querySelectorAll('div[onclick], span[onclick], td[onclick]').length,
      tabindex: [...document.querySelectorAll('[tabindex]')].filter((element) => Number(element.getAttribute('tabindex')) > 0).length,
    }),
    expect: { linksWithoutAddress: 0, clickableBoxes: 0, tabindex: 0 },
  },
  {
    name: 'gives every field a name and each id only once',
    hint: 'The server gets the fields by their name. A link jumps to the first element with an id.',
    run: (document) => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.getAttribute('id'))
      return {
        withoutName: [...document.querySelectorAll('form input, form select, form textarea')].filter((field) => !/^(submit|button)$/.test(field.getAttribute('type') ?? '') && (field.getAttribute('name') ?? '') === '').length,
        repeatedIds: ids.filter((id, i) => ids.indexOf(id) < i),
      }
    },
    expect: { withoutName: 0, repeatedIds: [] },
  },
]
