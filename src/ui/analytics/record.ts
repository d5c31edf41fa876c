/** Every analytics event and its fields, as promised in `docs/contracts`. */
interface Events {
  page_view: { path: string; title: string };
  virtual_page_view: { path: string; title: string };
  scroll_50: { path: string };
  search: { search_term: string };
  category_nav_click: { category: string };
  subpage_nav_click: { category: string; subpage: string };
  mini_article_click: { id: string; headline: string; category: string; section: string };
  trending_topic_click: { topic: string; score: number; section: string };
  editor_pick_click: { title: string; source: string; section: string };
  cta_click: { label: string; section: string };
  ad_impression: { label: string };
  ad_hover: { label: string };
  newsletter_signup: Record<never, never>;
  feedback_submitted: Record<never, never>;
  feedback_panel_opened: Record<never, never>;
  consent_updated: { analytics: boolean; ads: boolean; personalization: boolean };
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes to the page's data layer. Nothing leaves the browser unless a tag manager is configured and allowed. */
export function record<Name extends keyof Events>(event: Name, params: Events[Name]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...params });
}
