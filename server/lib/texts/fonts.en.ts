/** What is printed in place of signs that no typeface has. */
export const en = {
  unprintable: '(cannot be printed)',
};
