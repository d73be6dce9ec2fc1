export default [
  {
    name: 'skips no heading level',
    hint: 'After an h2 comes an h2 or an h3, never an h4. Choose by meaning, not by size.',
    run: (document) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1]))
      return {
        first: levels[0],
        skipped: levels.filter((level, i) => i > 0 && level > levels[i - 1] + 1).map((level) => `h${level}`),
        empty: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.textContent.trim() === '').length,
      }
    },
    expect: { first: 1, skipped: [], empty: 0 },
  },
  {
    name: 'says in each link where it goes',
    hint: 'People hear a list of links. “Click here” or “link” says nothing in it.',
    run: (document) => {
      const texts = [...document.querySelectorAll('a')].map((link) =>
        [link.getAttribute('aria-label') ?? link.textContent, ...[...link.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '')].join(' ').trim(),
      )
      return texts.filter((text) => text === '' || /^(click )?(here|link|this|more|read more|this link)\.?$/i.test(text))
    },
    expect: [],
  },
  {
    name: 'marks one sentence in another language',
    hint: 'Put lang on the element with that sentence only. Its value is a short code, for example lang="mr" for Marathi.',
    run: (document) => {
      const own = (document.documentElement.getAttribute('lang') ?? '').split('-')[0]
      const others = [...document.querySelectorAll('main [lang]')].filter((element) => {
        const language = element.getAttribute('lang')
        const isCode = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language) && language.split('-')[0] !== own
        return isCode && element.textContent.trim().length >= 3 && !element.querySelector('h1, h2')
      })
      return others.length > 0 ? 'marked' : 'missing'
    },
    expect: 'marked',
  },
  {
    name: 'uses list items only inside of lists',
    hint: 'The validator reports an li outside of ul or ol.',
    run: (document) => [...document.querySelectorAll('li')].filter((item) => !/^(ul|ol|menu)$/i.test(item.parentElement.tagName)).length,
    expect: 0,
  },
  {
    name: 'gives each picture a text for people who can’t see it',
    hint: 'Every img needs alt. For a picture that is only decoration, write alt="".',
    run: (document) => [...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).map((image) => image.getAttribute('src') ?? 'img'),
    expect: [],
  },
]
