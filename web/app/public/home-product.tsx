const views = [
  {
    name: 'product-task',
    title: 'Learn one step at a time',
    text: 'Each step has a lesson, a task with clear criteria and the files you need.',
    alt: 'A lesson: its text with a code sample, and a list of its headings on the right.',
  },
  {
    name: 'product-review',
    title: 'Feedback on the exact line',
    text: 'A mentor reads your code, comments on single lines and tells you what to improve.',
    alt: 'A learner’s code in the review workbench. A mentor’s comment is written below the line it is about.',
  },
  {
    name: 'product-certificate',
    title: 'A certificate that can be checked',
    text: 'Anyone can open its page and see that it is real and which steps were approved.',
    alt: 'The public page of a certificate: the course, the learner’s name, the date, its number and the word “Valid”.',
  },
]

/** Real screens of the demo academy, taken by art/screens.ts. */
export function Product() {
  return (
    <section className="section pb-0" aria-labelledby="product">
      <div className="container-page">
        <h2 id="product" className="type-h2">
          See it before you join
        </h2>
        <p className="type-lead mt-3 mb-10 max-w-2xl">Real screens of our learning area, with sample data.</p>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {views.map(({ name, title, text, alt }) => (
            <li key={name}>
              <figure>
                <picture>
                  <source type="image/avif" srcSet={`/media/${name}.avif`} />
                  <img
                    src={`/media/${name}.webp`}
                    alt={alt}
                    width={960}
                    height={720}
                    loading="lazy"
                    decoding="async"
                    className="w-full rounded-card border border-line shadow-low"
                  />
                </picture>
                <figcaption className="mt-4">
                  <h3 className="type-h3">{title}</h3>
                  <p className="mt-1.5 text-soft text-pretty">{text}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
