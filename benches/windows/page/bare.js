// One text, once a second: the least that a window with a clock can do.
document.body.className = location.search.slice(1);
const time = document.getElementById("time");
const start = Date.now();
const show = () => {
  const left = 20 * 60 - Math.floor((Date.now() - start) / 1000);
  time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
};
show();
setInterval(show, 1000);
