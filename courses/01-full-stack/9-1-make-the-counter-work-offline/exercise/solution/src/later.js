const page = document

/** setTimeout for this page: when another one has been opened in its place, as the checks do, nothing happens. */
export const later = (act, milliseconds) =>
  setTimeout(() => {
    if (document === page) act()
  }, milliseconds)
