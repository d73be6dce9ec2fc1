/** Downloads through a signed link, so that the browser shows the progress. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  // An error then fails the download instead of replacing this page.
  link.download = ''
  link.click()
}
