export default [
  {
    name: 'reserves the room of every picture',
    hint: 'width and height on each img. The comments in the page say the sizes.',
    run: (document) => [...document.querySelectorAll('img')].map((image) => `${image.getAttribute('width') ?? '?'} by ${image.getAttribute('height') ?? '?'}`),
    expect: ['420 by 210', '320 by 180', '320 by 180'],
  },
  {
    name: 'loads the main picture early and small',
    hint: 'field.webp, with fetchpriority="high". A picture at the top must not be lazy.',
    run: (document) => {
      const hero = document.querySelector('#hero')
      return { file: hero?.getAttribute('src')?.replace(/^\.\//, '') ?? 'no #hero', priority: hero?.getAttribute('fetchpriority') ?? 'none', loading: hero?.getAttribute('loading') ?? 'eager' }
    },
    expect: { file: 'field.webp', priority: 'high', loading: 'eager' },
  },
  {
    name: 'leaves the pictures far below for later',
    hint: 'loading="lazy" on both.',
    run: (document) => [...document.querySelectorAll('img.below')].map((image) => image.getAttribute('loading') ?? 'eager'),
    expect: ['lazy', 'lazy'],
  },
  {
    name: 'has no script that blocks painting',
    hint: 'defer or type="module" for a script in the head, or put it at the end of the body.',
    run: (document) =>
      [...document.querySelectorAll('head script[src]')].filter((script) => !script.hasAttribute('defer') && !script.hasAttribute('async') && script.getAttribute('type') !== 'module').map((script) => script.getAttribute('src')),
    expect: [],
  },
  {
    name: 'shows the mandis that contain the text',
    hint: 'The page must work as before: the list has the names, in their order.',
    run: (document, window) => {
      const type = (text) => {
        const field = document.querySelector('#search')
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      return ['lasal', 'SAT', 'zzz'].map((text) => {
        type(text)
        return [...document.querySelectorAll('#list li')].map((item) => item.textContent)
      })
    },
    expect: [['Lasalgaon'], ['Satara'], []],
  },
]
