import type { Sandbox } from '@mocks/engine/sandbox';
import type { Tool } from './mcp/tools';

/** A tool as a page offers it to the browser's assistant (WebMCP). */
interface PageTool extends Tool {
  execute(inputs: unknown): Promise<unknown>;
}

/** The part of WebMCP that the sandbox uses. Drafts have it at the document, earlier ones at the navigator. */
interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface Navigator {
    readonly modelContext?: ModelContext;
  }
}

/** Offers every command of the sandbox to the browser's assistant, as `--mcp` does to programs. */
export async function offerTools(sandbox: Sandbox): Promise<void> {
  const context = document.modelContext ?? navigator.modelContext;
  if (!context) return;
  const [{ toolList }, { toolResult }] = await Promise.all([
    import('./mcp/tools'),
    import('./mcp/toolResult'),
  ]);
  for (const tool of toolList()) {
    context.registerTool({ ...tool, execute: (inputs) => toolResult(sandbox, tool.name, inputs) });
  }
}
