/**
 * Runs first in the head, before anything can be counted. The consent mode starts with everything denied, and a stored
 * choice follows at once. The consent banner is never painted if a choice is stored, nor the hiring banner if it was
 * dismissed in the last 7 days.
 */
export const consentDefaultScript = [
  "(function(w,d){w.dataLayer=w.dataLayer||[];w.gtag=function(){w.dataLayer.push(arguments)};",
  "function s(b){return b===true?'granted':'denied'}",
  "w.tellConsent=function(how,c){w.gtag('consent',how,{analytics_storage:s(c.analytics),ad_storage:s(c.ads),ad_user_data:s(c.ads),",
  "ad_personalization:s(c.ads&&c.personalization),personalization_storage:s(c.personalization),functionality_storage:'granted',security_storage:'granted'})};",
  "w.tellConsent('default',{});",
  "try{var c=JSON.parse(localStorage.getItem('cookie_consent'));if(c&&typeof c.timestamp=='string'){w.tellConsent('update',c);d.classList.add('chosen')}}catch(e){}",
  "try{if(Date.now()-Date.parse(localStorage.getItem('hiring_banner_dismissed_at'))<=6048e5)d.classList.add('no-hiring')}catch(e){}",
  "})(window,document.documentElement)",
].join("");
