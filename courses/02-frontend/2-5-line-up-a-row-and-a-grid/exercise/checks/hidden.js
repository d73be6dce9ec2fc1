export default [
  {
    name: 'makes the board a grid with room between the cards',
    hint: 'display: grid and gap: 1rem on .board.',
    run: (document, window) => {
      const style = window.getComputedStyle(document.querySelector('.board'))
      const gap = (style.columnGap && style.columnGap !== 'normal' ? style.columnGap : style.gap).split(' ').at(-1)
      return [style.display, gap === '16px' ? '1rem' : gap]
    },
    expect: ['grid', '1rem'],
  },
  {
    name: 'lets the browser count the columns of the board',
    hint: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    run: (document, window) => {
      const style = window.getComputedStyle(document.querySelector('.board'))
      const columns = (style.getPropertyValue('grid-template-columns') || style.getPropertyValue('grid-template').split('/').at(-1) || 'none').replace(/\s+/g, '')
      return /^repeat\((auto-fit|auto-fill),minmax\(min\((100%,(16rem|256px)|(16rem|256px),100%)\),1fr\)\)$/.test(columns) ? 'as many as fit' : columns
    },
    expect: 'as many as fit',
  },
  {
    name: 'lets the cards and the page flow',
    hint: 'No display for body and .card: their children are below each other by themselves.',
    run: (document, window) =>
      ['body', '.card', 'label'].map((selector) => window.getComputedStyle(document.querySelector(selector)).display).map((display) => (/flex|grid/.test(display) ? display : 'flows')),
    expect: ['flows', 'flows', 'flows'],
  },
]
