/** Opens a picture in a new tab, where it can be enlarged. */
export function MessagePictures({ pictures }: { pictures: { name: string; url: string }[] }) {
  return (
    <ul aria-label="Pictures" className="mt-2 flex max-w-full flex-wrap gap-2">
      {pictures.map(({ name, url }) => (
        <li key={url} className="max-w-full">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-control border border-line bg-haze hover:border-edge"
          >
            <img
              src={url}
              alt={`Open ${name}`}
              loading="lazy"
              decoding="async"
              className="max-h-48 min-h-11 max-w-full min-w-11 object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
