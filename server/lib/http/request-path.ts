/** The path that a request names, with encoded letters as what they stand for, as the router reads them. */
export function requestPath(target: string): string {
  const [path = ''] = target.split('?');
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
