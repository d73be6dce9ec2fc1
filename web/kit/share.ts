/** WhatsApp with the words and the link ready. */
export const whatsAppLink = (words: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${words} ${link}`)}`
