export default [
  {
    name: 'says its language, and fits a phone',
    hint: 'lang belongs to the html tag, viewport is a meta tag in the head.',
    run: (document) => ({
      lang: (document.documentElement.getAttribute('lang') ?? 'missing').split('-')[0].toLowerCase(),
      viewport: /width\s*=\s*device-width/.test(document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '') ? 'set' : 'missing',
    }),
    expect: { lang: 'en', viewport: 'set' },
  },
  {
    name: 'shows the five customers with their amounts',
    hint: 'Intl.NumberFormat with en-IN, style currency and currency INR. Divide the paise by 100 only here.',
    run: (document) =>
      [...document.querySelectorAll('#customers li')].map((item) => `${item.querySelector('.name')?.textContent.trim()} ${item.querySelector('.amount')?.textContent.replace(/\s/g, '')}`),
    expect: ['Pushpa Kumbhar ₹660.00', 'सावित्री देवी ₹244.00', 'லட்சுமி வெங்கடரமண சுப்பிரமணியம் ₹174.00', 'Venkatanarasimharajuvaripeta Lakshmi Subrahmanyam Iyengar Rao ₹12,500.50', 'ऋद्धिमा श्रीवास्तव ₹96.00'],
  },
  {
    name: 'still says the name of the shop and when it is open',
    hint: 'The page must show the same as before: the h1, and the line with the opening hours.',
    run: (document) => [
      [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' | '),
      /Open every day, 7 am to 9 pm/.test(document.body.textContent.replace(/\s+/g, ' ')) ? 'opening hours' : 'no opening hours',
    ],
    expect: ['Sharma Kirana', 'opening hours'],
  },
  {
    name: 'gives every name its language',
    hint: 'lang="hi" for Hindi and lang="ta" for Tamil, on the element with the name.',
    run: (document) =>
      [...document.querySelectorAll('.name')].map((name) => (name.closest('[lang]')?.getAttribute('lang') ?? 'none').split('-')[0].toLowerCase()),
    expect: ['en', 'hi', 'ta', 'en', 'hi'],
  },
  {
    name: 'describes the photo, and reserves the place of each picture',
    hint: 'Every img has alt, width and height. The logo next to the name of the shop may have an empty alt.',
    run: (document) =>
      [...document.querySelectorAll('img')].map((image) => {
        const size = ['width', 'height'].map((side) => (Number(image.getAttribute(side)) > 0 ? side : `no ${side}`))
        const alt = image.getAttribute('alt')
        const isLogo = /logo/.test(image.getAttribute('src') ?? '')
        return [...size, alt === null ? 'no alt' : isLogo || alt.trim() !== '' ? 'alt' : 'empty alt'].join(', ')
      }),
    expect: ['width, height, alt', 'width, height, alt'],
  },
  {
    name: 'offers the photo as AVIF in two sizes, and a JPEG for old browsers',
    hint: 'A picture with a source (type, srcset with w, sizes) and an img.',
    run: (document) => {
      const source = document.querySelector('picture source[type="image/avif"]')
      if (!source) return 'There is no picture with an AVIF source yet.'
      return {
        widths: (source.getAttribute('srcset') ?? '').split(',').filter((part) => /\.avif\s+\d+w$/.test(part.trim())).length >= 2 ? 'two or more' : 'fewer than two',
        sizes: (source.getAttribute('sizes') ?? '') === '' ? 'missing' : 'set',
        fallback: /\.(jpe?g|webp)$/.test(source.closest('picture').querySelector('img')?.getAttribute('src') ?? '') ? 'set' : 'missing',
      }
    },
    expect: { widths: 'two or more', sizes: 'set', fallback: 'set' },
  },
]
