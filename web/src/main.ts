import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { loadGames } from './state/games.svelte';
import { restore } from './state/options.svelte';

const target = document.getElementById('app');
if (target) {
  // Until then, and if that fails, index.html has a word for who waits.
  await Promise.all([restore(), loadGames()]);
  target.replaceChildren();
  mount(App, { target });
  void import('./display.css');
}
