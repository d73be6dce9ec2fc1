/** A link such as /files/<id>?expires=1300&signature=…, valid for validSeconds. */
export async function signLink(secret: string, id: string, nowSeconds: number, validSeconds = 300): Promise<string> {
  // Write your code here. Sign `GET\n${id}\n${expires}`.
  return `/files/${id}`
}

/** The id of the file if the link is genuine and still valid, otherwise null. */
export async function checkLink(secret: string, link: string, nowSeconds: number): Promise<string | null> {
  // Write your code here.
  return null
}
