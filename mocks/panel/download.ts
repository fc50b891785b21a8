/** Saves a text as a file whose name has the present time. */
export function download(text: string, extension: 'json' | 'har'): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `sandbox-${new Date().toISOString().slice(0, 16).replace(':', '')}.${extension}`;
  link.click();
  URL.revokeObjectURL(url);
}
