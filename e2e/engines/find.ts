/** XPaths of what somebody presses or fills in, and expressions for what is on the page. */

export function button(name: string) {
  return `//button[normalize-space(.)="${name}"]`;
}

/** The field below this label. */
export function field(label: string) {
  return `//input[@id = //label[normalize-space(.)="${label}"]/@for]`;
}

/** A box to tick, by the first words beside it. */
export function box(words: string) {
  return `//label[starts-with(normalize-space(.), "${words}")]//input`;
}

export function hasHeading(text: string) {
  return `[...document.querySelectorAll("h1, h2")].some((one) => one.innerText.trim() === "${text}")`;
}

export function says(text: string) {
  return `document.body.innerText.replaceAll(/\\s+/g, " ").includes(${JSON.stringify(text)})`;
}
