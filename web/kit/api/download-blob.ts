/** Downloads a file that was created in the browser. */
export function downloadBlob(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read the blob only after this function returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
