/** One pixel of a picture, at its place among the bytes; a list made for each of fifty thousand would cost more than the painting. */
export const dab = ({ data }: ImageData, at: number, red: number, green: number, blue: number, alpha: number): void => {
  data[at] = red
  data[at + 1] = green
  data[at + 2] = blue
  data[at + 3] = alpha
}
