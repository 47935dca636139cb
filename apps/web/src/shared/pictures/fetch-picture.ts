/** @throws when the picture cannot be fetched */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture could not be fetched: ${response.status}.`);
  return response.blob();
}
